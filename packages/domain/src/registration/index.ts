export {
  registrationPaths,
  toNewRegistration,
  toRegisteredPlace,
  toRegistration,
} from './addresses'
export {
  beginRegistration,
  readRegistration,
  saveAbout,
  saveDocuments,
  sendFile,
  submitRegistration,
} from './calls'
export {
  about,
  type About,
  beginning,
  documentsBody,
  documentsForm,
  isOpen,
  isWhole,
  type DocumentsBody,
  registeredPlace,
  type RegisteredPlace,
  registration,
  type Registration,
  type SentDocument,
  sentFile,
  type SentFile,
} from './contract'
export {
  retentionDays,
  documentsFor,
  isNumbered,
  kindsOf,
  lasts,
  minDocumentPicture,
  type RegistrationDocument,
  registrationDocuments,
  type RegistrationOption,
} from './terms'
