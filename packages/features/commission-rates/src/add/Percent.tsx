import { rateBounds } from '@console/domain/commission-rate'
import type { BoundField } from '@console/form'
import { type NumberValue, PercentField, type PercentFieldProps } from '@console/ui'

type PercentProps = Pick<PercentFieldProps, 'label' | 'description'> & BoundField<NumberValue>

/** Field for a percentage of commission. */
export function Percent(props: PercentProps) {
  return <PercentField isRequired max={rateBounds.max} {...props} />
}
