import { Check } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'

/** Checkbox that selects an item by touch, where a tap opens it. A mouse and the keyboard select the item itself. */
export function ItemBox() {
  return (
    <CheckboxField slot="selection" data-box>
      <CheckboxButton data-mark>
        <Check aria-hidden />
      </CheckboxButton>
    </CheckboxField>
  )
}
