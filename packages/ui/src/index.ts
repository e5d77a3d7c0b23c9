export { Look } from './tokens/Look'
export { theme } from './tokens/theme'
export { schemes, type SchemeName } from './tokens/schemes'
export { Button, type ButtonProps } from './primitives/Button/Button'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox'
export { Key } from './primitives/Key/Key'
export { Link, type LinkProps } from './primitives/Link/Link'
export { AriaProvider, type AriaProviderProps } from './primitives/Aria/AriaProvider'
export {
  NavigationProvider,
  type NavigationProviderProps,
} from './primitives/Link/NavigationProvider'
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField'
export { bareInput } from './primitives/Field/bareInput'
export { FieldSet, type FieldSetProps } from './primitives/Field/FieldSet'
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea'
export {
  MoneyField,
  type MoneyFieldProps,
  type MoneyValue,
} from './primitives/MoneyField/MoneyField'
export {
  NumberField,
  type NumberFieldProps,
  type NumberValue,
} from './primitives/NumberField/NumberField'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './primitives/RadioGroup/RadioGroup'
export {
  SegmentedChoice,
  type SegmentedChoiceProps,
  type SegmentedOption,
} from './primitives/SegmentedChoice/SegmentedChoice'
export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './primitives/ComboBox/ComboBox'
export { DateField, type DateFieldProps } from './primitives/DateField/DateField'
export { PercentField, type PercentFieldProps } from './primitives/NumberField/PercentField'
export {
  isImpossibleDay,
  isUnfinishedDay,
  unparsedText,
} from './primitives/DateField/unfinishedDay'
export { TextField, type TextFieldProps } from './primitives/TextField/TextField'
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden'
export { Card, type CardProps } from './primitives/Card/Card'
export { Grid, type GridProps } from './primitives/Grid/Grid'
export { Heading, type HeadingProps } from './primitives/Heading/Heading'
export { Logo, type LogoProps } from './primitives/Logo/Logo'
export { Stack, type StackProps } from './primitives/Stack/Stack'
export { Text, type TextProps } from './primitives/Text/Text'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton'
export { Menu, type MenuProps, prepareMenu } from './primitives/Menu/Menu'
export { MenuItem, type MenuItemProps } from './primitives/Menu/MenuItem'
export { MenuSection, type MenuSectionProps } from './primitives/Menu/MenuSection'
export { Popover, type PopoverProps } from './primitives/Popover/Popover'
export { Switch, type SwitchProps } from './primitives/Switch/Switch'
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip'
export { StatePanel, type StatePanelProps } from './patterns/StatePanel/StatePanel'
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar'
export { Badge, type BadgeProps } from './primitives/Badge/Badge'
export { Chip, type ChipProps } from './primitives/Chip/Chip'
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar'
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner'
export { StatusChip, type StatusChipProps } from './primitives/StatusChip/StatusChip'
export { SkeletonBlock, type SkeletonBlockProps } from './primitives/Skeleton/SkeletonBlock'
export { SkeletonText, type SkeletonTextProps } from './primitives/Skeleton/SkeletonText'
export { Dialog, type DialogProps, prepareDialog } from './primitives/Dialog/Dialog'
export { Drawer, type DrawerProps, prepareDrawer } from './primitives/Drawer/Drawer'
export { ToastQueue, type ToastContent } from './primitives/Toast/ToastQueue'
export { ToastRegion, type ToastRegionProps } from './primitives/Toast/ToastRegion'
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsProps,
} from './primitives/Breadcrumbs/Breadcrumbs'
export { Select, type SelectProps, type SelectSection } from './primitives/Select/Select'
export type { SelectOption } from './primitives/Select/OptionList'
export { DateRangeField, type DateRangeFieldProps } from './primitives/DateField/DateRangeField'
export { Steps, type StepItem, type StepsProps } from './primitives/Steps/Steps'
export { Toolbar, type ToolbarProps } from './primitives/Toolbar/Toolbar'
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/Tabs'
export { Tree, type TreeNode, type TreePlace, type TreeProps } from './primitives/Tree/Tree'
export {
  SelectableItems,
  type ItemColumn,
  type ItemSort,
  type SelectableItemsProps,
} from './primitives/SelectableItems/SelectableItems'
export type { ItemReach } from './primitives/SelectableItems/VirtualizedItems'
export { ForeignHtml, type ForeignHtmlProps } from './patterns/ForeignHtml/ForeignHtml'
export { hasRemotePictures } from './patterns/ForeignHtml/cleanHtml'
export { Answer, type AnswerProps } from './patterns/Answer/Answer'
export { CopyField, type CopyFieldProps } from './patterns/CopyField/CopyField'
export { FileZone, type FileZoneProps } from './patterns/FileZone/FileZone'
export { Banner, type BannerProps } from './patterns/Banner/Banner'
export { SkippedBanner, type SkippedBannerProps } from './patterns/SkippedBanner/SkippedBanner'
export { fingerReach } from './tokens/fingerReach'
export { frameHeight } from './patterns/frameHeight'
export { useCopied } from './hooks/useCopied'
export { useTypedText } from './hooks/useTypedText'
export { elementsAround, focusNear } from './hooks/focusNear'
export { useFieldInSight } from './hooks/useFieldInSight'
export { useIsSlow } from './hooks/useIsSlow'
export { useMediaQuery } from './hooks/useMediaQuery'
export { partAttribute, useOverflow } from './hooks/useOverflow'
export { watchSizes } from './hooks/watchSizes'
export { lazyPart, type LazyPart } from './primitives/Overlay/lazyPart'
export { MissingPartContext, useLazyPart } from './primitives/Overlay/useLazyPart'
export { BarChart } from './primitives/Charts/BarChart'
export type { ChartPoint, ChartSeries } from './primitives/Charts/chartParts'
export { BarList, type BarListItem, type BarListProps } from './primitives/Charts/BarList'
export { Doughnut, type DoughnutPart, type DoughnutProps } from './primitives/Charts/Doughnut'
export { LineChart } from './primitives/Charts/LineChart'
export { Sparkline } from './primitives/Charts/Sparkline'
