import { type Layout, unavailable } from '@console/core/settings'
import { SegmentedChoice } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { EditProps } from './EditProps'

/** Layout options that are one value of a few. */
type ChoiceField = 'mode' | 'scroll' | 'navbar' | 'navbarPosition' | 'toolbarPosition'

export interface LayoutChoiceProps<Field extends ChoiceField> extends EditProps {
  field: Field
  label: string
  /** Values and their names, in display order. */
  options: readonly (readonly [value: Layout[Field], label: string])[]
}

/** A choice within the layout style; an option that the style doesn't offer shows the reason. */
export function LayoutChoice<Field extends ChoiceField>({
  settings: { layoutStyle, layout },
  onChange,
  field,
  label,
  options,
}: LayoutChoiceProps<Field>) {
  const { t } = useTranslation('theme-panel')
  return (
    <SegmentedChoice
      isWide
      label={label}
      value={layout[field]}
      options={options.map(([value, name]) => {
        const reason = unavailable(layoutStyle, layout, field, value)
        return { id: value, label: name, reason: reason ? t(`reason.${reason}`) : undefined }
      })}
      onChange={(value) => onChange({ layout: { [field]: value } })}
    />
  )
}
