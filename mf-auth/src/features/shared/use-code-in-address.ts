import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Query or fragment parameter of an emailed code. */
const parameter = 'code'
const digitsOfCode = 6

/**
 * The code in an emailed link, digits only, from the query or the fragment. It is removed from the URL and the history,
 * where the browser's next user could find it.
 */
export function useCodeInAddress(): string {
  const location = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const fragment = new URLSearchParams(location.hash.slice(1))
  const carried = query.get(parameter) ?? fragment.get(parameter)
  const [code] = useState(carried?.replace(/\D/g, '').slice(0, digitsOfCode) ?? '')

  query.delete(parameter)
  const rest = `${location.pathname}?${query}`
  useEffect(() => {
    if (carried !== null) void navigate(rest, { replace: true, state: location.state })
  }, [carried, rest, location.state, navigate])
  return code
}
