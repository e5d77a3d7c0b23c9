import { type Registration, toRegisteredPlace, toRegistration } from '@console/domain/registration'

/** The steps of a registration, each at an address of its own. */
export type Step = 'about' | 'documents' | 'place'

/** Where a step of a registration is. */
export function addressOf({ option, draftToken }: Registration, step: Step): string {
  return step === 'place' ? toRegisteredPlace(draftToken) : toRegistration(option, draftToken, step)
}

/** In which step something stands that is asked; null for what no step has. */
export function stepOf(pointer: string): Step | null {
  const [, step] = pointer.split('/')
  return step === 'about' || step === 'documents' || step === 'place' ? step : null
}
