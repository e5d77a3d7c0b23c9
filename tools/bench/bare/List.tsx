import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

interface Product {
  productToken: string
  name: string
  business: { label: string }
  submittedAt: string
  dueAt: string
}

/** A minimal list of 25 products: five columns, a search, a filter, a sortable column, a next page. */
export function List() {
  const [search, setSearch] = useSearchParams({ sort: 'dueAt', page: '1' })
  const [rows, setRows] = useState<readonly Product[]>([])
  const asked = search.toString()

  useEffect(() => {
    let isStale = false
    void fetch(`/api/business/products?submission=waiting&pageSize=25&${asked}`, {
      headers: { Authorization: `Bearer ${localStorage.getItem('jwt_access_token')}` },
    })
      .then((response) => response.json())
      .then(({ items }) => {
        if (!isStale) setRows(items as Product[])
      })
    return () => {
      isStale = true
    }
  }, [asked])

  const change = (name: string, value: string) =>
    setSearch((former) => ({ ...Object.fromEntries(former), page: '1', [name]: value }))
  return (
    <main>
      <input
        type="search"
        value={search.get('q') ?? ''}
        onChange={({ target }) => change('q', target.value)}
      />
      <button onClick={() => change('overdue', 'true')}>Overdue</button>
      <button onClick={() => change('page', String(Number(search.get('page')) + 1))}>
        Next page
      </button>
      <table>
        <thead>
          <tr>
            <th>
              <button onClick={() => change('sort', 'name')}>Product</button>
            </th>
            <th>Business</th>
            <th>Submitted</th>
            <th>Due</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ productToken, name, business, submittedAt, dueAt }) => (
            <tr key={productToken} data-token={productToken}>
              <td>{name}</td>
              <td>{business.label}</td>
              <td>{submittedAt}</td>
              <td>{dueAt}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
