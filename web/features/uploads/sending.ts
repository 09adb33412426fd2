/** Why a file waits that had begun to go up. */
export type Pause = { isOffline: boolean };

/** A file that goes up. */
export type Sending = {
  stored: Promise<{ documentId: number }>;
  abort: () => void;
  /** Ends a pause now. */
  goOn?: () => void;
};
