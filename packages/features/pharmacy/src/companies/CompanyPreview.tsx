import { useFormats, useTranslate } from '@console/core/i18n'
import { DetailOf } from '@console/decision'
import { toProductsOf } from '@console/domain/afya-product'
import {
  companiesResource,
  type Company,
  type CompanyDetail,
  type SuspensionReason,
  toEditCompany,
} from '@console/domain/company'
import { DescriptionList, ReasonCard } from '@console/details'
import type { PreviewProps } from '@console/list'
import { Remarks, Timeline } from '@console/record'
import { Card, Link, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/**
 * Preview of a company beside its list: reason of a suspension, licence, contact, products, notes of colleagues, and
 * history.
 */
export function CompanyPreview({ row }: PreviewProps<Company>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  return (
    <DetailOf resource={companiesResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          {detail.status === 'suspended' && detail.decision ? (
            <ReasonCard
              title={translate('company:status.suspended')}
              reason={
                detail.decision.reasonCode
                  ? translate(`company:reason.${detail.decision.reasonCode as SuspensionReason}`)
                  : '–'
              }
              {...detail.decision}
            />
          ) : null}
          <CompanyDetails detail={detail} />
          <Stack gap={2}>
            <Link variant="alone" href={toProductsOf(detail.companyId)}>
              {t('company.toProducts')}
            </Link>
            <Link variant="alone" href={toEditCompany(detail.companyId)}>
              {t('edit')}
            </Link>
          </Stack>
          <Remarks resource={companiesResource} token={detail.companyId} />
          <Card heading={t('history')}>
            <Timeline resource={companiesResource} token={detail.companyId} />
          </Card>
        </Stack>
      )}
    </DetailOf>
  )
}

function CompanyDetails({ detail }: { detail: CompanyDetail }) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const { person, email, phone } = detail.contacts
  const licence = detail.licence === 'valid' ? '' : ` · ${t(`expiry.${detail.licence}`)}`
  return (
    <Card heading={t('company.licence')}>
      <DescriptionList
        details={[
          { label: t('company.kind'), value: translate(`company:kind.${detail.kind}`) },
          { label: t('company.country'), value: formats.country(detail.country) },
          {
            label: t('company.regulator'),
            value: translate(`company:regulator.${detail.regulator}`),
          },
          { label: t('company.licenceNo'), value: <bdi>{detail.licenceNo}</bdi> },
          {
            label: t('company.licenceExpiresOn'),
            value: `${formats.date(new Date(detail.licenceExpiresOn))}${licence}`,
          },
          { label: t('company.products'), value: formats.number(detail.productCount) },
          { label: t('contact.person'), value: person && <bdi>{person}</bdi> },
          { label: t('contact.email'), value: email && <bdi>{email}</bdi> },
          { label: t('contact.phone'), value: phone && <bdi dir="ltr">{phone}</bdi> },
        ]}
      />
    </Card>
  )
}
