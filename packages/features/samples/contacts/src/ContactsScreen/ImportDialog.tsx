import { ApiError, makeKey, useSend } from '@console/core/api'
import { decodeText } from '@console/core/files'
import { useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { Banner, Button, Dialog, Heading, Stack, Text, theme } from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { addContacts } from '../api'
import type { Contact } from '../contract'
import { charsetOf, readVcards, type VcardFile } from '../vcard/readVcards'

interface ImportDialogProps {
  onAdded: (contacts: readonly Contact[]) => void
  onClose: () => void
}

/** A file that was chosen, read. */
interface Chosen {
  /** Or why none of it is read: the browser could not, it is too large, or nobody knows how it is written. */
  file: VcardFile | 'unreadable' | 'undecodable'
  /** The same for every try to add what is in it. */
  key: string
}

/** The largest file that is read, in bytes. */
const largest = 5_000_000

/** Chooses a vCard file, says what is in it and what could not be read, and adds the contacts. */
export function ImportDialog({ onAdded, onClose }: ImportDialogProps) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const send = useSend()
  const { snackbar } = useNotices()
  const inputId = useId()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const read = typeof chosen?.file === 'object' ? chosen.file : null
  const found = read?.contacts ?? []
  const adding = useMutation({
    mutationFn: (key: string) => addContacts(send, found, key),
    onSuccess(added) {
      const count = { count: added.length, number: formats.number(added.length) }
      snackbar({ variant: 'success', title: t('import.done', count) })
      onAdded(added)
    },
  })

  async function choose(file: File | undefined) {
    if (!file) return
    adding.reset()
    setChosen({ file: await readFile(file), key: makeKey() })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('import.title')}
      closeLabel={t('import.cancel')}
      footer={
        found.length > 0 && chosen ? (
          <Button
            variant="primary"
            isPending={adding.isPending}
            pendingLabel={t('import.pending')}
            onPress={() => adding.mutate(chosen.key)}
          >
            {t('import.add', { count: found.length, number: formats.number(found.length) })}
          </Button>
        ) : undefined
      }
    >
      <Stack>
        <Choice>
          <label htmlFor={inputId}>{t('import.file')}</label>
          <input
            id={inputId}
            type="file"
            accept=".vcf,text/vcard"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Choice>
        {adding.error instanceof ApiError && adding.error.isUnclear ? (
          <Banner tone="danger">{t('import.unclear')}</Banner>
        ) : adding.error ? (
          <Banner tone="danger">
            <strong>{t('import.failed')}</strong>{' '}
            {(adding.error instanceof ApiError && adding.error.serverMessage) || t('import.again')}
          </Banner>
        ) : null}
        <div role="status">
          {chosen && found.length === 0 ? (
            <Text as="p">
              {t(`import.${typeof chosen.file === 'object' ? 'nobody' : chosen.file}`)}
            </Text>
          ) : null}
        </div>
        {read && read.findings.length > 0 ? (
          <section>
            <Heading level={3} size="md">
              {t('import.problems')}
            </Heading>
            <Findings>
              {read.findings.map(({ line, problem, text }, place) => (
                // A line can be told twice.
                <li key={place}>
                  <Text weight="medium" isTabular>
                    {t('import.line', { number: formats.number(line) })}
                  </Text>{' '}
                  {t(`import.problem.${problem}`, { text: formats.isolate(text) })}
                </li>
              ))}
            </Findings>
          </section>
        ) : null}
      </Stack>
    </Dialog>
  )
}

/** What a chosen file holds, or why that is not known. */
async function readFile(file: File): Promise<Chosen['file']> {
  if (file.size > largest) return 'unreadable'
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return 'unreadable'
  const text = decodeText(new Uint8Array(bytes), charsetOf)
  return text === null ? 'undecodable' : readVcards(text)
}

const Choice = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  label {
    font-weight: 500;
  }
  input {
    max-inline-size: 100%;
    font: inherit;
  }
`

const Findings = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  max-block-size: 240px;
  padding: 0;
  list-style: none;
  overflow: auto;
  overflow-wrap: anywhere;
`
