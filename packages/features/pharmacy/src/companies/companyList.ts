import { toProductsOf } from '@console/domain/afya-product'
import {
  companiesResource,
  type Company,
  companyCapabilities,
  toEditCompany,
  toNewCompany,
} from '@console/domain/company'
import { defineList } from '@console/list'
import { companyColumns, companyFilters } from './companyListParts'
import { CompanyUploads } from '../UploadLinks'

/** /company-list (specification 2): manufacturers and importers of medicines. `?new=` and `?edit=` open the form. */
export const companyList = defineList<Company>()({
  id: 'companies',
  namespace: 'pharmacy',
  title: 'companies.title',
  resource: companiesResource,
  fixed: {},
  sort: 'name',
  columns: [
    companyColumns.name,
    companyColumns.kind,
    companyColumns.country,
    companyColumns.regulator,
    companyColumns.licenceNo,
    companyColumns.licenceExpiresOn,
    companyColumns.productCount,
    companyColumns.status,
  ],
  filters: [
    companyFilters.kind,
    companyFilters.status,
    companyFilters.licence,
    companyFilters.country,
    companyFilters.regulator,
    companyFilters.licenceExpiresOn,
  ],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    {
      id: 'expiring',
      title: 'view.licences',
      query: { licence: ['expired', 'expiring'], sort: 'licenceExpiresOn' },
    },
    { id: 'suspended', title: 'company:status.suspended', query: { status: 'suspended' } },
  ],
  primary: {
    title: 'companies.new',
    to: toNewCompany,
    needs: companyCapabilities.edit,
    isWritten: true,
  },
  Intro: CompanyUploads,
  alternates: {
    new: () => import('./CompanyScreen').then((m) => m.NewCompany),
    edit: () => import('./CompanyScreen').then((m) => m.EditCompany),
  },
  rowActions: ['reinstate', 'suspend'],
  bulkActions: ['suspend'],
  rowLinks: [
    {
      id: 'edit',
      title: 'edit',
      needs: companyCapabilities.edit,
      to: ({ companyId }) => toEditCompany(companyId),
    },
    { id: 'products', title: 'company.toProducts', to: ({ companyId }) => toProductsOf(companyId) },
  ],
  preview: () => import('./CompanyPreview').then((m) => m.CompanyPreview),
  empty: { text: 'companies.empty', next: { title: 'companies.new', to: toNewCompany } },
})
