export { accountPaths } from './addresses'
export { choosePassword, confirmMail, registerAccount } from './calls'
export {
  done,
  type MailConfirmation,
  mailConfirmation,
  mailed,
  type Mailed,
  type NewAccount,
  newAccount,
  newPassword,
  type NewPassword,
} from './contract'
