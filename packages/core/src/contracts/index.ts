export { type Problem, problem } from './problem'
export { signInAnswer, userDataAnswer, type UserInfo, userInfo } from './user'
