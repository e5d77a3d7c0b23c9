import { Check } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'

/** The box that selects an item by touch, beside which it can be opened. A mouse and the keyboard select the item itself. */
export function ItemBox() {
  return (
    <CheckboxField slot="selection" data-box>
      <CheckboxButton data-mark>
        <Check aria-hidden />
      </CheckboxButton>
    </CheckboxField>
  )
}
