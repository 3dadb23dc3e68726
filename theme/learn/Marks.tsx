import styles from './Marks.module.css';

export interface MarksProps {
  method?: string | undefined;
  address?: string | undefined;
  /** Status of the response with its reason, or the cause of a missing response; undefined where it is shown elsewhere. */
  status?: string | undefined;
}

/** A request and its response in one line. The status class is recognisable without its colour, by the number. */
export function Marks({ method, address, status }: MarksProps) {
  if (!method && !status) return null;
  return (
    <span className={styles.marks}>
      {method ? (
        <>
          <b>{method}</b>
          {` ${address} `}
        </>
      ) : null}
      {status ? <b data-status={status[0]}>{status}</b> : null}
    </span>
  );
}
