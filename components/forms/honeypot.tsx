/**
 * A field that people neither see nor reach and browsers do not fill in: whatever is in it was
 * written by a robot.
 */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="visually-hidden" aria-hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="subject" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
