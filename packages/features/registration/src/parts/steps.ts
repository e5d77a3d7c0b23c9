import { type Registration, toRegisteredPlace, toRegistration } from '@console/domain/registration'

/** Steps of a registration, each with its own address. */
export type Step = 'about' | 'documents' | 'place'

/** Address of a step of a registration. */
export function addressOf({ option, draftToken }: Registration, step: Step): string {
  return step === 'place' ? toRegisteredPlace(draftToken) : toRegistration(option, draftToken, step)
}

/** Step of a requested change; null if no step has it. */
export function stepOf(pointer: string): Step | null {
  const [, step] = pointer.split('/')
  return step === 'about' || step === 'documents' || step === 'place' ? step : null
}
