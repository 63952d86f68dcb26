import { atValue } from '../../describe/hit.ts';
import { migrationSteps } from '../../describe/migration.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.document.mcpdesc.superseded-version', function* (_document, { root }) {
  const version = root.get('mcpdesc');
  if (version === undefined) return;
  yield { at: atValue(version), message: 'default', with: { steps: migrationSteps(root).join('; ') } };
});
