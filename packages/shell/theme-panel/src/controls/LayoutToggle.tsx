import { type Layout, unavailable } from '@console/core/settings'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditProps } from './EditProps'
import { Toggle } from './Toggle'

/** Layout options that are on or off. */
type ToggleField = {
  [Field in keyof Layout]: Layout[Field] extends boolean ? Field : never
}[keyof Layout]

export interface LayoutToggleProps extends EditProps {
  field: ToggleField
  children: ReactNode
}

/** A layout part that is on or off; where that cannot be changed it shows the reason. */
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
