import { useSend } from '@console/core/api'
import { addThingName, thingNameToAdd } from '@console/domain/thing-name'
import { defineForm, Form } from '@console/form'
import { Banner, Card, Heading, Stack, TextArea, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const thingName = defineForm(thingNameToAdd)
const blank = { name: '', description: '' }

/** /new-thing-name: form to create a record. Not shown in the specification. */
export function NewThingNameScreen() {
  const { t } = useTranslation('owner-name')
  const send = useSend()
  /** Name of the last created record. */
  const [added, setAdded] = useState<string | null>(null)
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('newThingName.title')}</Heading>
      {added === null ? null : (
        <Banner tone="success">{t('newThingName.added', { name: added })}</Banner>
      )}
      <Card>
        <Form
          key={added}
          form={thingName}
          draft="thing-name:new"
          initial={blank}
          submitLabel={t('newThingName.submit')}
          write={(body, key) => addThingName(send, body, key)}
          onSent={({ name }) => setAdded(name)}
        >
          <thingName.Field name="name">
            {(field) => <TextField label={t('newThingName.name')} isRequired {...field} />}
          </thingName.Field>
          <thingName.Field name="description">
            {(field) => <TextArea label={t('newThingName.description')} {...field} />}
          </thingName.Field>
        </Form>
      </Card>
    </Stack>
  )
}
