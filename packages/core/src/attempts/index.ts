export { type Attempt, type Attempts, createAttempts, isAnswer, type KeptAttempt } from './attempts'
export { attemptsOfBrowser, guardAttempts } from './attemptsOfBrowser'
export { beginInFlight, isInFlight, useIsInFlight } from './inFlight'
export { useAttempts } from './useAttempts'
