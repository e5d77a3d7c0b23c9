import { useFormats } from '@console/core/i18n'
import { Checkbox, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { nameOf } from '../nameOf'
import type { LeftOut, VcardPerson } from '../vcard/readVcards'
import type { Recognised } from '../vcard/recognise'

/** A person in a file, and whether the address book already has them. */
export interface ImportedPerson extends VcardPerson {
  recognised: Recognised | null
}

interface ImportedPeopleProps {
  people: readonly ImportedPerson[]
  ticked: ReadonlySet<ImportedPerson>
  isDisabled: boolean
  onTick: (ticked: ReadonlySet<ImportedPerson>) => void
}

/** People in a file, each with a checkbox and the data that will not be imported. */
export function ImportedPeople({ people, ticked, isDisabled, onTick }: ImportedPeopleProps) {
  const { t } = useTranslation('contacts')
  const isAll = ticked.size === people.length
  return (
    <div>
      {people.length > 1 ? (
        <Checkbox
          isSelected={isAll}
          isIndeterminate={!isAll && ticked.size > 0}
          isDisabled={isDisabled}
          onChange={() => onTick(new Set(isAll ? [] : people))}
        >
          <Text weight="medium">{t('import.everybody')}</Text>
        </Checkbox>
      ) : null}
      <People aria-label={t('import.people')}>
        {people.map((person, place) => (
          // The same person can appear twice.
          <li key={place}>
            <Checkbox
              isSelected={ticked.has(person)}
              isDisabled={isDisabled}
              onChange={(isTicked) => {
                const others = new Set(ticked)
                if (isTicked) others.add(person)
                else others.delete(person)
                onTick(others)
              }}
              description={<Known person={person} />}
            >
              <bdi>{nameOf(person.contact)}</bdi>
            </Checkbox>
            {person.leftOut.length > 0 ? <LeftOutOf {...person} /> : null}
          </li>
        ))}
      </People>
    </div>
  )
}

/** Identifying details of a person, and a note that the address book already has them. */
function Known({ person: { contact, recognised } }: { person: ImportedPerson }) {
  const { t } = useTranslation('contacts')
  const details = [contact.email, contact.phone, contact.company].filter(Boolean).slice(0, 2)
  return (
    <>
      {details.map((detail) => (
        <Detail key={detail}>
          <bdi>{detail}</bdi>
        </Detail>
      ))}
      {recognised ? <strong>{t(`import.${recognised}`)}</strong> : null}
    </>
  )
}

function LeftOutOf({ leftOut }: VcardPerson) {
  const { t } = useTranslation('contacts')
  return (
    <Details>
      {t('import.leftOut')}
      <ul>
        {leftOut.map((each, place) => (
          <li key={place}>
            <LeftOutText {...each} />
          </li>
        ))}
      </ul>
    </Details>
  )
}

function LeftOutText({ why, what, text: given }: LeftOut) {
  const { t } = useTranslation('contacts')
  const text = useFormats().isolate(given)
  if (why !== 'unsaved') return t(`import.${why}`, { label: t(`contact.${what}`), text })
  const label = t(`import.unsaved.${what}`)
  return given === '' ? label : t('import.fact', { label, text })
}

const People = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  margin-block-start: ${theme.space[3]};
  list-style: none;
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  display: block;
  text-align: start;
`

/* Below the text, not below the checkbox. */
const Details = styled.div`
  padding-inline-start: 28px;
  font-size: ${theme.text.sm};
  color: ${theme.color.textMuted};

  ul {
    padding-inline-start: ${theme.space[4]};
  }
`
