import { ApiError, makeKey, useSend } from '@console/core/api'
import { decodeText, plainFileName } from '@console/core/files'
import { useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { useFollowUp } from '@console/core/routes'
import { Banner, Button, Dialog, FileZone, Heading, Stack, Text, theme } from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { addContacts } from '../api'
import type { Contact } from '../contract'
import { charsetOf, readVcards, type VcardFinding } from '../vcard/readVcards'
import { recognise } from '../vcard/recognise'
import { type ImportedPerson, ImportedPeople } from './ImportedPeople'

interface ImportDialogProps {
  /** Contacts of the address book, to recognise those in a file. */
  book: readonly Contact[]
  onAdded: (contacts: readonly Contact[]) => void
  onClose: () => void
}

/** A chosen and parsed file. */
interface Chosen {
  file: File
  people: readonly ImportedPerson[]
  findings: readonly VcardFinding[]
  /** Reason why the file is not parsed: the browser could not read it, it is too large, or its encoding is unknown. */
  error?: 'unreadable' | 'undecodable'
}

/** People to add. */
interface Ticked {
  people: ReadonlySet<ImportedPerson>
  /** Idempotency key, the same for every attempt to add these people. */
  key: string
}

/** Maximum file size in bytes. */
const largest = 5_000_000

/**
 * Imports a vCard file: lists its people and the data that will not be imported, and adds the ticked ones. Initially,
 * those that the address book does not have are ticked.
 */
export function ImportDialog({ book, onAdded, onClose }: ImportDialogProps) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const send = useSend()
  const { snackbar } = useNotices()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [ticked, setTicked] = useState<Ticked>({ people: new Set(), key: '' })
  const counted = (count: number) => ({ count, number: formats.number(count) })

  const adding = useMutation({
    mutationFn: ({ people, key }: Ticked) =>
      addContacts(
        send,
        [...people].map(({ contact }) => contact),
        key,
      ),
    onMutate: useFollowUp(),
    onSuccess(added, _asked, follow) {
      snackbar({ variant: 'success', title: t('import.done', counted(added.length)) })
      follow(() => onAdded(added))
    },
  })
  const isUnclear = adding.error instanceof ApiError && adding.error.isUnclear
  // The people may have been added already, so the attempt can be repeated but not changed.
  const isFixed = adding.isPending || isUnclear

  function tick(people: ReadonlySet<ImportedPerson>) {
    adding.reset()
    setTicked({ people, key: makeKey() })
  }

  async function choose(file: File) {
    const read = await readFile(file, book)
    setChosen(read)
    tick(new Set(read.people.filter(({ recognised }) => recognised === null)))
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('import.title')}
      closeLabel={t('import.cancel')}
      footer={
        ticked.people.size > 0 ? (
          <Button
            variant="primary"
            isPending={adding.isPending}
            pendingLabel={t('import.pending')}
            onPress={() => adding.mutate(ticked)}
          >
            {t('import.add', counted(ticked.people.size))}
          </Button>
        ) : undefined
      }
    >
      <Stack>
        <FileZone
          label={t(chosen ? 'import.chooseOther' : 'import.choose')}
          note={chosen ? <bdi>{plainFileName(chosen.file.name)}</bdi> : t('import.drop')}
          accept=".vcf,.vcard,text/vcard,text/x-vcard"
          isSmall
          isDisabled={isFixed}
          onFiles={([file]) => {
            if (file) void choose(file)
          }}
        />
        {isUnclear ? (
          <Banner tone="danger">{t('import.unclear')}</Banner>
        ) : adding.error ? (
          <Banner tone="danger">
            <strong>{t('import.failed')}</strong>{' '}
            {(adding.error instanceof ApiError && adding.error.serverMessage) || t('import.again')}
          </Banner>
        ) : null}
        <div role="status">{chosen ? <Outcome {...chosen} /> : null}</div>
        {chosen && chosen.people.length > 0 ? (
          <ImportedPeople
            people={chosen.people}
            ticked={ticked.people}
            isDisabled={isFixed}
            onTick={tick}
          />
        ) : null}
        {chosen && chosen.findings.length > 0 ? <Findings findings={chosen.findings} /> : null}
      </Stack>
    </Dialog>
  )
}

/** Result of parsing a file, in a sentence or two. */
function Outcome({ people, error }: Chosen) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const counted = (count: number) => ({ count, number: formats.number(count) })
  if (people.length === 0)
    return (
      <Banner tone="warning" isAnnouncedAround>
        {t(`import.${error ?? 'nobody'}`)}
      </Banner>
    )
  const known = people.filter(({ recognised }) => recognised !== null).length
  return (
    <Text as="p">
      {t('import.found', counted(people.length))}
      {known > 0 ? ` ${t('import.already', counted(known))}` : null}
    </Text>
  )
}

/** Entries of a file that are not a person, with their lines. */
function Findings({ findings }: Pick<Chosen, 'findings'>) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  return (
    <section>
      <Heading level={3} size="md">
        {t('import.problems')}
      </Heading>
      <Lines>
        {findings.map(({ line, problem, text }) => (
          <li key={`${line} ${problem}`}>
            <Text weight="medium" isTabular>
              {t('import.line', { number: formats.number(line) })}
            </Text>{' '}
            {t(`import.problem.${problem}`, { text: formats.isolate(text) })}
          </li>
        ))}
      </Lines>
    </section>
  )
}

/** Content of a chosen file, or the reason why it is not known. */
async function readFile(file: File, book: readonly Contact[]): Promise<Chosen> {
  const nothing = { file, people: [], findings: [] }
  const bytes = file.size > largest ? null : await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { ...nothing, error: 'unreadable' }
  const text = decodeText(new Uint8Array(bytes), charsetOf)
  if (text === null) return { ...nothing, error: 'undecodable' }
  const { people, findings } = readVcards(text)
  const recognised = recognise(
    people.map(({ contact }) => contact),
    book,
  )
  return {
    file,
    people: people.map((person, place) => ({ ...person, recognised: recognised[place] ?? null })),
    // For a file without any vCard, nothing more needs to be said.
    findings: findings.filter(({ problem }) => people.length > 0 || problem !== 'noCard'),
  }
}

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`
