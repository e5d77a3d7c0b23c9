import { useSend } from '@console/core/api'
import { changeRecord, createRecord, readRecord } from '@console/core/resources'
import { takeRecord } from '@console/decision'
import {
  companiesResource,
  type CompanyDetail,
  companyPaths,
  toCompany,
} from '@console/domain/company'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { SkeletonText } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WritingScreen } from '../WritingScreen'
import { CompanyForm } from './CompanyForm'

/** /company-list?new= : form of a new company. */
export function NewCompany() {
  const { t } = useTranslation('pharmacy')
  const send = useSend()
  const leave = useLeaving()
  return (
    <WritingScreen
      title={t('companies.new')}
      back={{ title: t('companies.title'), to: companyPaths.list }}
    >
      <CompanyForm
        company={null}
        draft="company:new"
        write={(body, key) => createRecord(send, companiesResource, body, key)}
        {...leave}
        submitLabel={t('save')}
      />
    </WritingScreen>
  )
}

/** /company-list?edit= : form of a company. */
export function EditCompany({ value: companyId }: { value: string }) {
  const { t } = useTranslation('pharmacy')
  const send = useSend()
  const leave = useLeaving()
  const query = useQuery({
    queryKey: [...resourceKeys.of(companiesResource.id), 'written', companyId],
    queryFn: ({ signal }) => readRecord(send, companiesResource, companyId, signal),
    gcTime: 0,
  })
  return (
    <WritingScreen
      title={t('companies.edit')}
      back={{ title: t('companies.title'), to: companyPaths.list }}
    >
      <QueryBoundary query={query} skeleton={<SkeletonText lines={10} />}>
        {(company) => (
          <CompanyForm
            company={company}
            draft={`company:${companyId}`}
            write={(body, key) => changeRecord(send, companiesResource, company, body, key)}
            onOutdated={() => query.refetch()}
            {...leave}
            submitLabel={t('save')}
          />
        )}
      </QueryBoundary>
    </WritingScreen>
  )
}

/** After saving: opens the company beside its list. */
function useLeaving() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return {
    onSent(company: CompanyDetail) {
      takeRecord(queries, companiesResource, company, 'take')
      void queries.invalidateQueries({ queryKey: resourceKeys.of(companiesResource.id) })
      void navigate(toCompany(company.companyId), { replace: true })
    },
    onCancel: () => void navigate(companyPaths.list),
  }
}
