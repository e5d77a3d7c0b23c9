export { LanguageMenu, type LanguageMenuProps } from './LanguageMenu/LanguageMenu'
export { UserMenu, type UserMenuProps } from './UserMenu/UserMenu'
export { toolbarWords } from './words'
