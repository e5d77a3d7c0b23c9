/** Code needed when someone is signed in or asks for another address than the sign-in page's, in one file. */
export { features } from './features'
export { createParts } from './shell/createParts'
export { queries, Shell } from './shell/Shell'
export { shellMessages } from './shell/shellMessages'
