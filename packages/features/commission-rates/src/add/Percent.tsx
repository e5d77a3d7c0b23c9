import { rateBounds } from '@console/domain/commission-rate'
import type { BoundField } from '@console/form'
import { NumberField, type NumberFieldProps, type NumberValue } from '@console/ui'

type PercentProps = Pick<NumberFieldProps, 'label' | 'description'> & BoundField<NumberValue>

/** A share as it is said, in per cent; it is kept in hundredths of that. */
export function Percent({ value, onChange, ...field }: PercentProps) {
  return (
    <NumberField
      isRequired
      min={0}
      max={rateBounds.most / 100}
      step={0.5}
      {...field}
      value={typeof value === 'number' ? value / 100 : value}
      onChange={(next) => onChange(typeof next === 'number' ? Math.round(next * 100) : next)}
    />
  )
}
