import { atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { soundIn, steps } from './steps.ts';

export default rule('mcp.tool.interaction-example.roots-file-uri', function* (example, description) {
  const sound = soundIn(description);
  for (const { response } of steps(example.node, sound, 'roots')) {
    for (const root of sound.list(response, 'roots')) {
      const uri = sound.text(root, 'uri');
      if (uri === undefined || uri.value.startsWith('file://')) continue;
      yield { at: atValue(uri), message: 'default', with: { value: shown(uri) } };
    }
  }
});
