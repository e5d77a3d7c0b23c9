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
  sendPicture,
  submitRegistration,
} from './calls'
export {
  about,
  type About,
  beginning,
  documentsBody,
  documentsForm,
  isWhole,
  type DocumentsBody,
  pictureBody,
  type PictureBody,
  registeredPlace,
  type RegisteredPlace,
  registration,
  type Registration,
  type SentDocument,
} from './contract'
export {
  daysKept,
  documentsFor,
  isNumbered,
  kindsOf,
  lasts,
  mostPictureBytes,
  type RegistrationDocument,
  registrationDocuments,
  type RegistrationOption,
} from './terms'
