import { useFormats } from '@console/core/i18n'
import { Rows } from '@console/form'
import { useTranslation } from 'react-i18next'
import { blankText, planForm } from './planForm'
import { WrittenText } from './WrittenText'

/** Maximum number of perks of a plan. */
const maxPerks = 10

/** Perks of a plan, each a short text in every language. */
export function Perks() {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const list = planForm.useList('perks')
  return (
    <Rows
      name="perks"
      label={t('plans.perks')}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={t('plans.perks.add')}
      onAdd={list.keys.length < maxPerks ? () => list.add(blankText) : null}
      removeLabel={(place) => t('plans.perks.remove', { number: formats.number(place + 1) })}
      onRemove={list.remove}
      isWide
    >
      {(place) => <WrittenText name={`perks.${place}`} />}
    </Rows>
  )
}
