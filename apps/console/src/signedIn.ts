/** Code needed when someone is signed in or asks for another address than the sign-in page's, in one file. */
export { features } from './features'
export { ConsoleShell, queries } from './shell/ConsoleShell'
export { createParts, shellMessages } from '@console/shell'
