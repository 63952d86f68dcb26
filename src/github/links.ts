import type { Links } from '../report/index.ts';
import type { Environment, Event } from './event.ts';

/** What the runner knows of addresses: the commit that was checked, and the pages of the Action's own repository. */
export function linksOf(event: Event, environment: Environment): Links {
  const { serverUrl: server, repository, headSha: sha } = event;
  // Empty for an Action that lies in the repository it checks.
  const { GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref } = environment;
  return {
    ...(repository && sha && { commit: { server, repository, sha } }),
    ...(action && ref && { rulePages: `${server}/${action}/blob/${ref}/docs/rules/` }),
  };
}
