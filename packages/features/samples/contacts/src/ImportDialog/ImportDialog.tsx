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
import { type FoundPerson, FoundPeople } from './FoundPeople'

interface ImportDialogProps {
  /** Who is in the address book: whoever of them is in a file is recognised. */
  book: readonly Contact[]
  onAdded: (contacts: readonly Contact[]) => void
  onClose: () => void
}

/** A file that was chosen, read. */
interface Chosen {
  file: File
  people: readonly FoundPerson[]
  findings: readonly VcardFinding[]
  /** Why none of it is read: the browser could not, it is too large, or nobody knows how it is written. */
  trouble?: 'unreadable' | 'undecodable'
}

/** Who is to be added. */
interface Ticked {
  people: ReadonlySet<FoundPerson>
  /** The same for every try to add these. */
  key: string
}

/** The largest file that is read, in bytes. */
const largest = 5_000_000

/** Chooses a vCard file, says who is in it and what of it will not be kept, and adds those who are ticked: at first whom the address book does not have. */
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
  // Whoever may have been added already can only be tried again, not changed.
  const isFixed = adding.isPending || isUnclear

  function tick(people: ReadonlySet<FoundPerson>) {
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
          <FoundPeople
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

/** What came of a file, in a sentence or two. */
function Outcome({ people, trouble }: Chosen) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const counted = (count: number) => ({ count, number: formats.number(count) })
  if (people.length === 0)
    return (
      <Banner tone="warning" isAnnouncedAround>
        {t(`import.${trouble ?? 'nobody'}`)}
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

/** What of a file makes nobody, with its line. */
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

/** What a chosen file holds, or why that is not known. */
async function readFile(file: File, book: readonly Contact[]): Promise<Chosen> {
  const nothing = { file, people: [], findings: [] }
  const bytes = file.size > largest ? null : await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { ...nothing, trouble: 'unreadable' }
  const text = decodeText(new Uint8Array(bytes), charsetOf)
  if (text === null) return { ...nothing, trouble: 'undecodable' }
  const { people, findings } = readVcards(text)
  const recognised = recognise(
    people.map(({ contact }) => contact),
    book,
  )
  return {
    file,
    people: people.map((person, place) => ({ ...person, recognised: recognised[place] ?? null })),
    // Of a file that is none of vCards nothing more need be said.
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
