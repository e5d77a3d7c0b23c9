import type { RegistrationOption } from './terms'

/** Specification 2, authentication and access routes: the four addresses of one registration. `?registration=` names it. */
export const registrationPaths = {
  option: '/register-option',
  provider: '/register-provider',
  business: '/register-business',
  place: '/place-settings',
} as const

/** Start of a registration. */
export const toNewRegistration = (option: RegistrationOption) => registrationPaths[option]

/** Address at which a registration continues: applicant, or documents. */
export function toRegistration(
  option: RegistrationOption,
  token: string,
  step: 'about' | 'documents',
): string {
  const address = `${registrationPaths[option]}?registration=${token}`
  return step === 'documents' ? `${address}&step=documents` : address
}

/** Step of a registration about its place, which also shows its outcome. */
export const toRegisteredPlace = (token: string) =>
  `${registrationPaths.place}?registration=${token}`
