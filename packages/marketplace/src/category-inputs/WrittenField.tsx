import { languages } from '@console/core/i18n'
import { FormField, type BoundField } from '@console/form'
import { FieldSet, TextField, theme } from '@console/ui'
import styled from 'styled-components'

interface WrittenFieldProps {
  /** Path of the translated text in the form. */
  name: string
  label: string
  /** English is required. */
  isRequired?: boolean
}

/** Fields for a text in several languages, side by side, each in its own direction. */
export function WrittenField({ name, label, isRequired = false }: WrittenFieldProps) {
  return (
    <FieldSet label={label} isRequired={isRequired}>
      <Beside>
        {languages.map(({ id, direction, ownName }) => (
          <FormField key={id} name={`${name}.${id}`}>
            {(field) => (
              <TextField
                {...(field as BoundField<string>)}
                value={(field as BoundField<string | undefined>).value ?? ''}
                label={ownName}
                lang={id}
                dir={direction}
                isCode={false}
                isRequired={isRequired && id === 'en'}
              />
            )}
          </FormField>
        ))}
      </Beside>
    </FieldSet>
  )
}

/** Side by side as far as there is room. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space[2]};
  align-items: start;
`
