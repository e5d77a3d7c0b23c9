import { directionOf, languages } from '@console/core/i18n'
import { FieldGrid } from '@console/form'
import { TextField } from '@console/ui'
import { planForm } from './planForm'

/** Texts in each language, side by side; empty ones fall back to English. */
export function WrittenText({ name }: { name: 'name' | `perks.${number}` }) {
  return (
    <FieldGrid isNarrow>
      {languages.map(({ id, ownName }) => (
        <planForm.Field key={id} name={`${name}.${id}`}>
          {({ value = '', ...field }) => (
            <TextField
              label={ownName}
              lang={id}
              dir={directionOf(id)}
              autoComplete="off"
              isRequired={id === 'en'}
              value={value}
              {...field}
            />
          )}
        </planForm.Field>
      ))}
    </FieldGrid>
  )
}
