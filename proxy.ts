import { NextResponse, type NextRequest } from 'next/server'
import { publicHost, refusal, refusePost } from '@/lib/security/form-post'

/**
 * Refuses a post that would reach no form's action with a 4xx that says what to do.
 */
export async function proxy(request: NextRequest) {
  if (request.method !== 'POST') return NextResponse.next()
  const host = publicHost(request.headers, Number(process.env.TRUST_PROXY ?? 0))
  const refused = await refusePost(request, host)
  if (refused) return refusal(refused)
  const headers = new Headers(request.headers)
  if (host) headers.set('x-forwarded-host', host)
  const { pathname, search } = request.nextUrl
  headers.set('x-visit-address', `${pathname}${search}`)
  return NextResponse.next({ request: { headers } })
}

/** A visitor who only reads sends neither header: their requests do not come here. */
export const config = {
  matcher: [
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
