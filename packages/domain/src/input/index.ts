export { inputPaths, toApplyInput, toCategoryInputs, toInput } from './addresses'
export {
  answerSchema,
  type Answers,
  answersSchema,
  askedNow,
  completeness,
  firstAnswers,
  isUnanswered,
  possibleAnswers,
} from './answers'
export {
  applicationOutcomes,
  type ApplicationReport,
  applicationReport,
  type InputApplication,
  inputApplication,
  type InputWithdrawal,
  inputWithdrawal,
  type Standing,
  standingOf,
  withoutInput,
} from './application'
export { type Asking, faultsOfWriting } from './asking'
export {
  applyInput,
  archiveInput,
  changeInput,
  defineInput,
  inputRecords,
  readAllCategoryInputs,
  readInputs,
  restoreInput,
  withdrawInput,
  writeCategoryInputs,
} from './calls'
export { inputCapabilities } from './capabilities'
export {
  allCategoryInputs,
  type AskedInput,
  type CategoryInputs,
  categoryInputs,
  type CategoryInputsBody,
  categoryInputsBody,
  type InputAnswer,
  type InputGroup,
} from './categoryContract'
export { categoryFaults, type Surrounding } from './categoryFaults'
export {
  canReplace,
  fixedMembers,
  isUntranslated,
  type LostOption,
  lostOptions,
  replacementFaults,
  spoken,
  tidied,
} from './change'
export {
  inputArchiving,
  type InputBody,
  inputBody,
  type InputChange,
  inputChange,
  inputChangeOf,
  type InputDefinition,
  inputDefinition,
  inputDefinitions,
} from './contract'
export { keyOf } from './keyOf'
export {
  askedIn,
  type Definitions,
  definitionsOf,
  findCycles,
  inputsIn,
  type ResolvedGroup,
  type ResolvedInput,
  resolveInputs,
} from './resolve'
export {
  categoryRules,
  decides,
  definitionRules,
  hasOptions,
  inputSubjects,
  type InputSubject,
  inputTypes,
  type InputType,
  isNumeric,
  isWritten,
  maxInputs,
  yesAndNo,
} from './terms'
