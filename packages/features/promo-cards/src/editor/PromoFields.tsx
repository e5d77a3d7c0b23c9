import { useFormats, type LanguageId, languages } from '@console/core/i18n'
import {
  audiences,
  longest,
  maxBytes,
  pictureSize,
  type PromoCard,
} from '@console/domain/promo-card'
import { PictureField, type PictureShape } from '@console/marketplace/pictures'
import type { EditorProps } from '@console/structure'
import { Checkbox, DateField, FieldSet, Stack, TextArea, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Calendar } from './Calendar'
import { promoForm } from './promoForm'

/** The picture of a card. */
const shape: PictureShape = {
  aspect: 16 / 9,
  min: pictureSize,
  widest: 1600,
  maxBytes: maxBytes,
  type: 'image/jpeg',
}

/** Fields of a card: picture, texts, target, audience and period. */
export function PromoFields({ node }: EditorProps<PromoCard>) {
  const { t } = useTranslation('promo-cards')
  const formats = useFormats()
  return (
    <Stack gap={4}>
      {node && node.stats.views > 0
        ? t('stats.text', {
            views: formats.number(node.stats.views),
            clicks: formats.number(node.stats.clicks),
          })
        : null}
      <promoForm.Field name="image">
        {(field) => (
          <PictureField
            {...field}
            label={t('field.image')}
            description={t('image.note')}
            shape={shape}
            alt={t('image.alt')}
          />
        )}
      </promoForm.Field>
      <Written name="title" label={t('field.title')} max={longest.title} />
      <Written name="body" label={t('field.body')} max={longest.body} isLong />
      <Written name="cta.label" label={t('field.label')} max={longest.label} />
      <promoForm.Field name="cta.url">
        {(field) => (
          <TextField
            label={t('field.url')}
            description={t('field.url.note')}
            isRequired
            dir="ltr"
            {...field}
          />
        )}
      </promoForm.Field>
      <promoForm.Field name="audience">
        {({ value, onChange, errorMessage }) => (
          <FieldSet label={t('field.audience')} errorMessage={errorMessage} isRequired>
            {audiences.map((id) => (
              <Checkbox
                key={id}
                isSelected={value.includes(id)}
                onChange={(isSelected) =>
                  onChange(
                    audiences.filter((each) => (each === id ? isSelected : value.includes(each))),
                  )
                }
              >
                {t(`audience.${id}`)}
              </Checkbox>
            ))}
          </FieldSet>
        )}
      </promoForm.Field>
      <promoForm.Field name="startsOn">
        {(field) => <DateField label={t('field.startsOn')} isRequired {...field} />}
      </promoForm.Field>
      <promoForm.Field name="endsOn">
        {({ value, ...field }) => (
          <DateField
            label={t('field.endsOn')}
            description={t('field.endsOn.note')}
            value={value ?? ''}
            {...field}
          />
        )}
      </promoForm.Field>
      <Calendar node={node} />
    </Stack>
  )
}

interface WrittenProps {
  name: 'title' | 'body' | 'cta.label'
  label: string
  max: number
  isLong?: true
}

/** Text in each language, with its length and the maximum. */
function Written({ name, label, max, isLong }: WrittenProps) {
  const { t } = useTranslation('promo-cards')
  const formats = useFormats()
  const Field = isLong ? TextArea : TextField
  const count = (value: string) =>
    t('counter', { used: formats.number(value.trim().length), max: formats.number(max) })
  return (
    <FieldSet label={label}>
      <Stack gap={2}>
        {languages.map(({ id, ownName, direction }) => (
          <promoForm.Field key={id} name={`${name}.${id as LanguageId}`}>
            {(field) => (
              <Field
                label={ownName}
                description={count(field.value)}
                isRequired={id === 'en'}
                lang={id}
                dir={direction}
                {...field}
              />
            )}
          </promoForm.Field>
        ))}
      </Stack>
    </FieldSet>
  )
}
