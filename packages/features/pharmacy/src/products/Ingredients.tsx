import { useFormats, useTranslate } from '@console/core/i18n'
import { strengthOf, strengthText, strengthUnits } from '@console/domain/afya-product'
import { FieldGrid, Rows } from '@console/form'
import { Select, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { blankIngredient, productForm } from './productForm'

type Per = { value: string; unit: 'ml' | 'g' | 'mg' | 'dose' | 'hour' }

/** Usual units of strengths; a product's own unit is offered beside these. */
const usualPers: readonly Per[] = [
  { value: '1', unit: 'ml' },
  { value: '5', unit: 'ml' },
  { value: '1', unit: 'g' },
  { value: '1', unit: 'dose' },
  { value: '1', unit: 'hour' },
  { value: '24', unit: 'hour' },
]

const keyOf = (per: { value: string; unit: string | null } | null) =>
  per ? `${per.value} ${per.unit}` : 'whole'

/** Active ingredients of a product, each with its strength. */
export function Ingredients() {
  const { t } = useTranslation('pharmacy')
  const formats = useFormats()
  const list = productForm.useList('ingredients')
  return (
    <Rows
      name="ingredients"
      label={t('product.ingredients')}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={t('ingredient.add')}
      onAdd={list.keys.length < 12 ? () => list.add(blankIngredient) : null}
      removeLabel={(place) => t('ingredient.remove', { number: formats.number(place + 1) })}
      onRemove={list.remove}
      isWide
    >
      {(place) => <IngredientFields place={place} />}
    </Rows>
  )
}

function IngredientFields({ place }: { place: number }) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <FieldGrid>
      <productForm.Field name={`ingredients.${place}.name`}>
        {(field) => <TextField label={t('ingredient.name')} isRequired {...field} />}
      </productForm.Field>
      <productForm.Field name={`ingredients.${place}.strength.value`}>
        {(field) => <TextField label={t('product.strength')} isRequired isCode {...field} />}
      </productForm.Field>
      <productForm.Field name={`ingredients.${place}.strength.unit`}>
        {(field) => (
          <Select
            label={t('ingredient.unit')}
            isRequired
            options={strengthUnits.map((id) => ({
              id,
              label: id === '%' ? id : translate(`afya-product:unit.${id}`),
            }))}
            {...field}
          />
        )}
      </productForm.Field>
      <productForm.Field name={`ingredients.${place}.strength.per`}>
        {({ value, onChange, ...field }) => {
          const known = usualPers.some((per) => keyOf(per) === keyOf(value))
          const pers = value && !known ? [...usualPers, value as Per] : usualPers
          return (
            <Select
              label={t('ingredient.per')}
              options={[
                { id: 'whole', label: t('ingredient.perWhole') },
                ...pers.map((per) => ({
                  id: keyOf(per),
                  label:
                    strengthText(
                      strengthOf({ value: '1', unit: 'mg', per }),
                      translate,
                      formats,
                    ).split('/')[1] ?? '',
                })),
              ]}
              {...field}
              value={keyOf(value)}
              onChange={(id) => onChange(pers.find((per) => keyOf(per) === id) ?? null)}
            />
          )
        }}
      </productForm.Field>
    </FieldGrid>
  )
}
