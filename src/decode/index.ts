/** From the positioned tree to typed settings, for the config file and for what a description says to this tool. */

export {
  type Complain,
  choice,
  entries,
  exactly,
  type Field,
  flawless,
  list,
  object,
  type Placed,
  placed,
  stopped,
  text,
  wholeNumber,
} from './field.ts';
export { date, ignoreFields, jsonPointer, ruleKeys, ruleProblem } from './ignore-fields.ts';
