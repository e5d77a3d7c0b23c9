import { NumberField, type NumberFieldProps, type NumberValue } from './NumberField'

export interface PercentFieldProps extends Omit<NumberFieldProps, 'min' | 'step' | 'scale'> {
  /** In basis points: 1600 is 16 %. A text where it is no percentage with at most two decimals. */
  value: NumberValue
  /** In basis points. */
  max: number
}

/** A percentage, stored in basis points. */
export function PercentField(props: PercentFieldProps) {
  return <NumberField {...props} min={0} step={50} scale={2} />
}
