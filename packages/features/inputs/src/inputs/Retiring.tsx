import { makeKey, useSend } from '@console/core/api'
import { useFormats, useTranslate, useText } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import {
  archiveInput,
  canReplace,
  inputArchiving,
  type InputDefinition,
  inputRecords,
  restoreInput,
} from '@console/domain/input'
import { defineForm, Form, FormDialog, formRefusalText } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { Button, Select, Text } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const archiving = defineForm(inputArchiving)
const nothing = 'none'

interface RetiringProps {
  input: InputDefinition
  inputs: readonly InputDefinition[]
}

/** Archives an input, optionally with a replacement, or restores it. */
export function Retiring({ input, inputs }: RetiringProps) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const formats = useFormats()
  const textOf = useText()
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const [isOpen, setIsOpen] = useState(false)

  /** Forms of categories have changed, too. */
  function taken(title: string) {
    setIsOpen(false)
    for (const id of Object.values(inputRecords))
      void queries.invalidateQueries({ queryKey: resourceKeys.of(id) })
    snackbar({ variant: 'success', title })
  }

  async function restore() {
    try {
      await restoreInput(send, input, makeKey())
      taken(t('restored'))
    } catch (error) {
      snackbar({
        variant: 'error',
        title: t('restore.failed'),
        description: formRefusalText(error, translate, formats),
      })
    }
  }

  if (input.status === 'archived')
    return (
      <div>
        <Button onPress={() => void restore()}>
          <ArchiveRestore aria-hidden />
          {t('restore')}
        </Button>
      </div>
    )
  return (
    <div>
      <Button onPress={() => setIsOpen(true)}>
        <Archive aria-hidden />
        {t('archive')}
      </Button>
      <FormDialog isOpen={isOpen} title={t('archive.title')} onClose={() => setIsOpen(false)}>
        {(close) => (
          <Form
            form={archiving}
            draft={`input:${input.inputId}:archive`}
            initial={{ replacedBy: null }}
            write={(body, key) => archiveInput(send, input, body.replacedBy, key)}
            onSent={() => taken(t('archived'))}
            onOutdated={() =>
              queries.invalidateQueries({ queryKey: resourceKeys.of(inputRecords.inputs) })
            }
            onCancel={close}
            submitLabel={t('archive')}
            isDanger
          >
            <Text as="p">
              {t('archive.note', {
                count: input.usageCount,
                number: formats.number(input.usageCount),
                categories: formats.number(input.categoryCount),
              })}
            </Text>
            <archiving.Field name="replacedBy">
              {({ value, onChange, ...field }) => (
                <Select
                  {...field}
                  label={t('archive.replacedBy')}
                  options={[
                    { id: nothing, label: t('archive.nothing') },
                    ...inputs
                      .filter((other) => canReplace(other, input))
                      .map(({ inputId, label }) => ({ id: inputId, label: textOf(label) })),
                  ]}
                  value={value ?? nothing}
                  onChange={(id) => onChange(id === nothing ? null : id)}
                />
              )}
            </archiving.Field>
          </Form>
        )}
      </FormDialog>
    </div>
  )
}
