import { type Layout, unavailable } from '@console/core/settings'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditProps } from './EditProps'
import { Toggle } from './Toggle'

/** The options of a layout that are on or off. */
type ToggleField = {
  [Field in keyof Layout]: Layout[Field] extends boolean ? Field : never
}[keyof Layout]

export interface LayoutToggleProps extends EditProps {
  field: ToggleField
  children: ReactNode
}

/** Something of the layout that is there or not; where that cannot be changed it says why. */
export function LayoutToggle({
  settings: { layoutStyle, layout },
  onChange,
  field,
  children,
}: LayoutToggleProps) {
  const { t } = useTranslation('theme-panel')
  const reason = unavailable(layoutStyle, layout, field, !layout[field])
  return (
    <Toggle
      isSelected={layout[field]}
      reason={reason ? t(`reason.${reason}`) : undefined}
      onChange={(isSelected) => onChange({ layout: { [field]: isSelected } })}
    >
      {children}
    </Toggle>
  )
}
