import { useSend } from '@console/core/api'
import { defineForm, Form } from '@console/form'
import { Banner, Card, Heading, NumberField, Stack, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendThingName, thingNameBody } from './thingName'

const thingName = defineForm(thingNameBody)
const blank = { name: '', quantity: 1 }

/** /owner-name/thing-name: a form. Not shown in the specification. */
export function ThingNameScreen() {
  const { t } = useTranslation('owner-name')
  const send = useSend()
  /** The name of what was sent last. */
  const [sent, setSent] = useState<string | null>(null)
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('thingName.title')}</Heading>
      {sent === null ? null : <Banner tone="success">{t('thingName.sent', { name: sent })}</Banner>}
      <Card>
        <Form
          key={sent}
          form={thingName}
          draft="thing-name:new"
          initial={blank}
          submitLabel={t('thingName.submit')}
          write={(body, key) => sendThingName(send, body, key)}
          onSent={({ name }) => setSent(name)}
        >
          <thingName.Field name="name">
            {(field) => <TextField label={t('thingName.name')} isRequired {...field} />}
          </thingName.Field>
          <thingName.Field name="quantity">
            {(field) => (
              <NumberField label={t('thingName.quantity')} isRequired min={1} {...field} />
            )}
          </thingName.Field>
        </Form>
      </Card>
    </Stack>
  )
}
