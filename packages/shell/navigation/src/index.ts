export {
  HorizontalNavigation,
  type HorizontalNavigationProps,
} from './HorizontalNavigation/HorizontalNavigation'
export { Navigation, type NavigationProps } from './Navigation/Navigation'
export { NavigationIcon, type NavigationIconProps } from './NavigationIcon/NavigationIcon'
export { appDestinations } from './appDestinations'
export { sideNavigation } from './sideNavigation'
export { navigationMessages } from './messages'
