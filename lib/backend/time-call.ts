import 'server-only'
import { metrics } from '@/lib/metrics'

/**
 * Makes a call of the backend and counts its outcome and its time.
 * @param name of the call, such as `webnews`
 * @param call what makes it; the `kind` of its answer is the outcome
 */
export async function timeCall<Answer extends { kind: string }>(
  name: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const end = metrics().backendSeconds.startTimer({ call: name })
  const answer = await call()
  end({ outcome: answer.kind })
  return answer
}
