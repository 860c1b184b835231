/** The variable of the environment that is set in the thread with more room for calls and objects. */
export const moreRoomMarker = 'TTMLIR_MORE_ROOM';
