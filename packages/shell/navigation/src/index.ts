export {
  HorizontalNavigation,
  type HorizontalNavigationProps,
} from './HorizontalNavigation/HorizontalNavigation'
export { Navigation, type NavigationProps } from './Navigation/Navigation'
export { NavigationIcon, type NavigationIconProps } from './NavigationIcon/NavigationIcon'
export type { IconName } from './entry/icons'
export { navigationMessages } from './messages'
