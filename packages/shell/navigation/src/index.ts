export { Navigation } from './Navigation/Navigation'
export { sideNavigation } from './sideNavigation'
export { navigationWords } from './words'
