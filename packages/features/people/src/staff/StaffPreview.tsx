import { useFormats, useTranslate } from '@console/core/i18n'
import { DetailOf } from '@console/decision'
import {
  abilitiesOf,
  type StaffMember,
  type StaffMemberDetail,
  staffMemberWorkflow,
  staffResource,
} from '@console/domain/staff-member'
import { DescriptionList } from '@console/details'
import { StatusText } from '@console/workflows'
import type { PreviewProps } from '@console/list'
import { Timeline } from '@console/record'
import { Stack, Tabs, Text, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { toAgent } from '@console/domain/agent'
import { toBusinessReview } from '@console/domain/business'
import { toListing } from '@console/domain/listing'
import { toProductReview } from '@console/domain/product'
import { toServiceReview } from '@console/domain/service-product'
import { Abilities } from './Abilities'
import { InviteLink, type ShownInviteLink, useInviteLink } from './InviteLink'

/** Preview of a colleague beside the list: capabilities, history of the account, and claims. */
export function StaffPreview({ row }: PreviewProps<StaffMember>) {
  return <Colleague key={row.staffToken} row={row} />
}

function Colleague({ row }: PreviewProps<StaffMember>) {
  const { t } = useTranslation('people')
  const formats = useFormats()
  const reported = useInviteLink(row.staffToken)
  return (
    <DetailOf resource={staffResource} row={row}>
      {(detail) => (
        <Tabs
          label={t('tabs.label', { name: row.name })}
          tabs={[
            {
              id: 'access',
              label: t('tab.access'),
              content: <Access member={detail} reported={reported} />,
            },
            {
              id: 'activity',
              label: t('tab.activity'),
              content: <Timeline resource={staffResource} token={row.staffToken} />,
            },
            {
              id: 'claims',
              label: t('tab.claims'),
              count: formats.number(detail.claims.length),
              content: <Claims claims={detail.claims} />,
            },
          ]}
        />
      )}
    </DetailOf>
  )
}

function Access({ member, reported }: { member: StaffMemberDetail; reported: ShownInviteLink }) {
  const { t } = useTranslation('people')
  const translate = useTranslate()
  const formats = useFormats()
  const { email, roles, status, lastSeenAt, twoStep, invitedBy, inviteExpiresAt } = member
  const { can, cannot } = abilitiesOf(roles)
  const timeOf = (at: string) => formats.dateTime(new Date(at))
  return (
    <Stack gap={4}>
      <DescriptionList
        details={[
          { label: t('staff.email'), value: <bdi dir="ltr">{email}</bdi> },
          {
            label: t('staff.roles'),
            value: formats.list(roles.map((role) => translate(`staff-member:role.${role}`))),
          },
          {
            label: t('staff.status'),
            value: <StatusText workflows={[staffMemberWorkflow]} status={status} />,
          },
          {
            label: t('staff.lastSeen'),
            value: lastSeenAt === null ? t('staff.never') : timeOf(lastSeenAt),
          },
          { label: t('staff.twoStep'), value: t(twoStep ? 'twoStep.on' : 'twoStep.off') },
          ...(invitedBy
            ? [{ label: t('fact.invitedBy'), value: <bdi>{invitedBy.name}</bdi> }]
            : []),
          ...(inviteExpiresAt
            ? [{ label: t('fact.inviteUntil'), value: timeOf(inviteExpiresAt) }]
            : []),
        ]}
      />
      {status === 'invited' && inviteExpiresAt !== null ? (
        <InviteLink member={member} inviteExpiresAt={inviteExpiresAt} reported={reported} />
      ) : null}
      <Text as="p" tone="muted" size="sm">
        {t(status === 'active' ? 'access.reads' : 'access.shut')}
      </Text>
      <Abilities title={t('access.can')} abilities={can} />
      <Abilities title={t('access.cannot')} abilities={cannot} />
    </Stack>
  )
}

type Claim = StaffMemberDetail['claims'][number]

const addresses: Record<Claim['kind'], (token: string) => string> = {
  businesses: toBusinessReview,
  products: toProductReview,
  'service-products': toServiceReview,
  agents: toAgent,
  listings: toListing,
}

/** Claims of a person, with their end. */
function Claims({ claims }: Pick<StaffMemberDetail, 'claims'>) {
  const { t } = useTranslation('people')
  const formats = useFormats()
  if (claims.length === 0) return <Text tone="muted">{t('claims.none')}</Text>
  return (
    <DescriptionList
      details={claims.map(({ kind, record, expiresAt }) => ({
        label: t(`claims.kind.${kind}`),
        value: (
          <>
            <Link href={addresses[kind](record.token)}>
              <bdi>{record.label}</bdi>
            </Link>{' '}
            <Text size="sm" tone="muted">
              {t('claims.until', { time: formats.time(new Date(expiresAt)) })}
            </Text>
          </>
        ),
      }))}
    />
  )
}
