import type { ActionableRow, Claim } from '@console/core/workflows'
import { isolate, useFormats, useText } from '@console/core/i18n'
import type { Submitted } from '@console/core/resources'
import { Breadcrumbs, Heading, IconButton, Text, theme, useCopied } from '@console/ui'
import { Check, ChevronLeft, ChevronRight, Copy, Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { statusesOf, StatusText } from '@console/workflows'
import { Picture, PreviousValue } from '@console/details'
import { PrintLinks } from '../print/PrintLinks'
import type { RecordConfig } from '../config/RecordConfig'
import type { ListPlace } from '../keys/useListPlace'
import styled from 'styled-components'

export interface RecordHeaderProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  /** Record to display, with optimistic changes. */
  detail: Detail
  isUnconfirmed: boolean
  place: ListPlace
}

/** Header of a record: the link back, its name and status, and the navigation through its list. */
export function RecordHeader<Row extends ActionableRow, Detail extends Row>({
  config,
  detail,
  isUnconfirmed,
  place,
}: RecordHeaderProps<Row, Detail>) {
  const { t } = useTranslation('record')
  const { t: own } = useTranslation(config.namespace)
  const textOf = useText()
  const { namespace, resource, list, subtitle, status: Status, picture, printouts = [] } = config
  const name = textOf(resource.nameOf(detail))
  const { live } = detail as Submitted<Detail>
  const liveName = live ? textOf(resource.nameOf({ ...detail, ...live })) : name
  const image = picture?.(detail)
  return (
    <Root>
      <WayLine>
        <Breadcrumbs
          label={t('record.breadcrumbs')}
          moreLabel={t('record.breadcrumbs.more')}
          items={[
            { label: own(list.title as never), href: place.listPath, state: place.listState },
          ]}
          current={name}
        />
        <Pager place={place} />
      </WayLine>
      <Line>
        <Named>
          <Title>
            {image ? (
              <Picture url={image.url} alt={image.alt} width={48} height={48} isSmall />
            ) : null}
            <div>
              <Name>
                <Heading level={1} size="xl" tabIndex={-1} id="record-title">
                  <bdi>{name}</bdi>
                </Heading>
                <CopyId id={resource.tokenOf(detail)} />
              </Name>
              {liveName === name ? null : (
                <Text as="div" size="sm">
                  <PreviousValue>
                    <bdi>{liveName}</bdi>
                  </PreviousValue>
                </Text>
              )}
              {subtitle ? (
                <Text as="div" size="sm" tone="muted">
                  {subtitle(detail)}
                </Text>
              ) : null}
            </div>
          </Title>
          <States>
            {statusesOf(resource.workflows, detail).map((status) => (
              <StatusText
                key={status}
                workflows={resource.workflows}
                status={status}
                isUnconfirmed={isUnconfirmed}
              />
            ))}
            {Status ? <Status detail={detail} /> : null}
            {detail.claim ? <Claimed claim={detail.claim} /> : null}
          </States>
        </Named>
        <PrintLinks {...{ namespace, printouts, detail }} />
      </Line>
    </Root>
  )
}

/** Claim of a record: its user, and its end. */
function Claimed({ claim }: { claim: Claim }) {
  const { t } = useTranslation('record')
  const formats = useFormats()
  const time = formats.time(new Date(claim.expiresAt))
  return (
    <ByWhom data-own={claim.isMine || undefined}>
      <Hand size={14} aria-hidden />
      {claim.isMine
        ? t('decision.claim.own', { time })
        : t('decision.claim.other', { name: isolate(claim.by.name), time })}
    </ByWhom>
  )
}

function Pager({ place: { place, total, previous, next } }: { place: ListPlace }) {
  const { t } = useTranslation('record')
  const formats = useFormats()
  const navigate = useNavigate()
  if (place === null) return null
  return (
    <Way>
      <Text size="sm" tone="muted" isTabular>
        {t('record.place', { place: formats.number(place), total: formats.number(total) })}
      </Text>
      <IconButton
        label={t('record.previous')}
        isUnavailable={previous === null}
        onPress={() => previous && void navigate(previous)}
      >
        <ChevronLeft aria-hidden data-mirrored />
      </IconButton>
      <IconButton
        label={t('record.next')}
        isUnavailable={next === null}
        onPress={() => next && void navigate(next)}
      >
        <ChevronRight aria-hidden data-mirrored />
      </IconButton>
    </Way>
  )
}

function CopyId({ id }: { id: string }) {
  const { t } = useTranslation('record')
  const { isCopied, copy } = useCopied(id)
  return (
    <IconButton label={t(isCopied ? 'record.copied' : 'record.copyId')} onPress={copy}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  )
}

const Root = styled.header`
  display: grid;
  gap: ${theme.space[3]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  min-inline-size: 0;

  /* The link back shares one line with the navigation through the list, on a phone too. */
  > nav {
    flex: 1 1 160px;
  }
`

/* As high as the navigation through the list, which may load later. */
const WayLine = styled(Line)`
  min-block-size: ${theme.size.control};
`

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-inline-size: 0;

  > div {
    min-inline-size: 0;
  }
  img {
    flex: none;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  h1:focus-visible {
    border-radius: 2px;
  }
`

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`

/* Name and status side by side when there is room. */
const Named = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-inline-size: 0;
`

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`

const ByWhom = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.warning};
  font-size: ${theme.text.sm};

  &[data-own] {
    color: ${theme.color.info};
  }
`

const Way = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`
