import type { RegistrationOption } from './terms'

/** Specification 2, authentication and access routes: the four addresses of one registration. `?registration=` names it. */
export const registrationPaths = {
  option: '/register-option',
  provider: '/register-provider',
  business: '/register-business',
  place: '/place-settings',
} as const

/** Where somebody begins to register. */
export const toNewRegistration = (option: RegistrationOption) => registrationPaths[option]

/** Where a registration that was begun is gone on with: at who it is, or at its documents. */
export function toRegistration(
  option: RegistrationOption,
  token: string,
  step: 'about' | 'documents',
): string {
  const address = `${registrationPaths[option]}?registration=${token}`
  return step === 'documents' ? `${address}&step=documents` : address
}

/** Where a registration is told where it is, and what became of it. */
export const toRegisteredPlace = (token: string) =>
  `${registrationPaths.place}?registration=${token}`
