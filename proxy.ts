import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { publicHost, readPost, refusalResponse } from '@/lib/security/form-post'
import { actionFields, actionId, isFromOtherBuild, repostForm } from '@/lib/next/deploy-skew'

/**
 * Refuses a post that would reach no form's action with a 4xx that says what to do, and lets Next
 * know the form of a page that an earlier build served.
 */
export async function proxy(request: NextRequest) {
  if (request.method !== 'POST') return NextResponse.next()
  const host = publicHost(request.headers, env().TRUST_PROXY)
  const post = await readPost(request, host)
  if ('refused' in post) return refusalResponse(post.refused)
  const headers = new Headers(request.headers)
  if (host) headers.set('x-forwarded-host', host)
  const { pathname, search } = request.nextUrl
  headers.set('x-visit-address', `${pathname}${search}`)
  const fields = actionFields(pathname)
  if (fields && post.form && isFromOtherBuild(post.form, fields, headers)) {
    const here = `http://127.0.0.1:${env().PORT}`
    const answer = await repostForm(request, post.form, fields, here).catch(() => undefined)
    if (answer) return answer
  }
  const id = fields && actionId(fields)
  if (id && headers.has('next-action')) headers.set('next-action', id)
  return NextResponse.next({ request: { headers } })
}

/** A visitor who only reads sends neither header: their requests do not come here. */
export const config = {
  matcher: [
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
