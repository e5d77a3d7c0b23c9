export { type Attempt, type Attempts, createAttempts, isAnswer, type KeptAttempt } from './attempts'
export { attemptsOfBrowser, guardAttempts } from './attemptsOfBrowser'
export { beginUnderWay, isUnderWay, useIsUnderWay } from './underWay'
export { useAttempts } from './useAttempts'
