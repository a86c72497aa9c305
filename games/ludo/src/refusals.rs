//! Every way to break the rules of LUDO.

rules::refusals! {
    /// A die that does not show this face, or has been used.
    NO_SUCH_DIE = "no-such-die",
        "No hay ningún dado con {0} por usar. Quedan: {1}.",
        "No die with {0} is left to use. There are: {1}.";
    /// Moving a piece out of prison without a crown.
    NEEDS_CROWN = "needs-crown",
        "Tu ficha {0} está en la prisión: solo una corona la libera.",
        "Your piece {0} is in prison: only a crown releases it.";
    /// Releasing a piece while one with a lower number is in prison.
    LOWEST_FIRST = "lowest-first",
        "De la prisión sale primero la ficha de número más bajo: la {1}, no la {0}.",
        "The piece with the lowest number leaves prison first: {1}, not {0}.";
    /// Using the number with another piece than the one just released.
    NUMBER_BOUND = "number-bound",
        "La corona ha liberado la ficha {1}, y el {0} del otro dado es para ella.",
        "The crown released piece {1}, and the {0} on the other die is for that piece.";
    /// Releasing a piece when the number of the throw has been used.
    NUMBER_USED = "number-used",
        "La ficha {0} no puede salir: ya has usado los puntos del otro dado, con los que tendría que avanzar. La corona solo puede hacer avanzar una ficha del recorrido.",
        "Piece {0} cannot come out: you have used the points of the other die, by which it would have to advance. The crown can only advance a piece on the track.";
    /// Moving a piece that is on the central crown.
    ARRIVED = "arrived",
        "Tu ficha {0} ya llegó a la corona central: no se mueve más.",
        "Your piece {0} has reached the central crown: it moves no more.";
    /// A crown or a feather for a piece on its lane.
    LANE_NEEDS_POINTS = "lane-needs-points",
        "Tu ficha {0} está en su camino de color: ahí solo avanza con puntos, no con {1}.",
        "Your piece {0} is on its coloured lane: there it only moves by points, not by {1}.";
    /// A crown or a feather for a piece that has no such square ahead.
    NO_SYMBOL_AHEAD = "no-symbol-ahead",
        "A tu ficha {0} no le queda delante ninguna casilla {1} antes de su camino de color.",
        "No {1} square is left ahead of your piece {0} before its coloured lane.";
    /// Ending on a square with enemies without saying what to do with them.
    CHOOSE = "choose",
        "En la casilla {0} hay rivales ({1}): di qué haces. Puedes: {legal}.",
        "On square {0} there are rivals ({1}): say what you do. You can: {legal}.";
    /// Capturing or riding where there is no enemy.
    NOBODY_THERE = "nobody-there",
        "Donde acaba tu ficha {0} no hay ningún rival.",
        "There is no rival where your piece {0} ends.";
    /// Riding on a piece of one's own.
    OWN_CARRIER = "own-carrier",
        "{0} es tuya: una ficha solo se deja llevar por las de los rivales.",
        "{0} is your own: a piece rides only on those of rivals.";
    /// Riding on a piece that is somewhere else.
    CARRIER_ELSEWHERE = "carrier-elsewhere",
        "{0} no está en la casilla donde acaba tu ficha.",
        "{0} is not on the square where your piece ends.";
    /// Riding on one's own last square of the track.
    RIDE_ON_LAST = "ride-on-last",
        "La casilla {0} es la última de tu ficha antes de su camino: desde ahí ya nadie la lleva. Solo puedes capturar.",
        "Square {0} is your piece’s last before its lane: nobody carries it from there. You can only capture.";
    /// A ride that would put two pieces of one colour together.
    SAME_COLOUR = "same-colour",
        "Si la ficha se deja llevar por {0}, viajarían juntas dos fichas del mismo color.",
        "If the piece rode on {0}, two pieces of one colour would travel together.";
    /// Passing while a die can be used.
    CAN_USE = "can-use",
        "No puedes pasar: todavía puedes usar un dado. Por ejemplo: {legal}.",
        "You cannot pass: you can still use a die. For example: {legal}.";
    /// Anything else while a double one takes somebody.
    ONES_DUE = "ones-due",
        "Doble uno con {0} dos casillas por detrás de una ficha tuya: solo cabe «ones», que manda a prisión lo que haya ahí.",
        "A double one with {0} two squares behind a piece of yours: only “ones” is left, which sends what is there to prison.";
    /// `ones` without a fresh double one.
    NO_DOUBLE_ONE = "no-double-one",
        "«ones» solo vale recién tirado un doble uno. Tienes: {0}.",
        "“ones” needs a double one just thrown. You have: {0}.";
    /// `ones` with nobody two squares behind.
    NOBODY_BEHIND = "nobody-behind",
        "No hay ningún rival justo dos casillas por detrás de una ficha tuya: usa los dados.",
        "No rival is exactly two squares behind a piece of yours: use the dice.";
    /// Moving back when nobody has to.
    NO_RETREAT = "no-retreat",
        "Ahora no tienes que retroceder: elige un dado y luego una ficha.",
        "You do not have to move back now: choose a die and then a piece.";
    /// Anything else when one has to move back.
    RETREAT_DUE = "retreat-due",
        "Primero tienes que retroceder dos casillas con una ficha: {legal}.",
        "First you have to move one piece back two squares: {legal}.";
    /// Moving back a piece that is in prison.
    BACK_FROM_PRISON = "back-from-prison",
        "Tu ficha {0} está en la prisión: no puede retroceder.",
        "Your piece {0} is in prison: it cannot move back.";
    /// Moving back a piece that has left the track.
    BACK_FROM_LANE = "back-from-lane",
        "Tu ficha {0} ya dejó el recorrido común: no puede retroceder.",
        "Your piece {0} has left the common track: it cannot move back.";
    /// Moving back a piece that has come less than two squares.
    BACK_TOO_NEAR = "back-too-near",
        "Tu ficha {0} está a menos de dos casillas de su salida: no puede retroceder.",
        "Your piece {0} is less than two squares from its start: it cannot move back.";
    /// More or fewer colours than seats.
    COLOURS_COUNT = "colours-count",
        "La opción «colours» lleva un color por asiento: aquí {0}, no {1}.",
        "The option “colours” takes one colour for each seat: {0} here, not {1}.";
    /// A colour for two seats.
    COLOURS_TWICE = "colours-twice",
        "El color «{0}» no puede ser de dos asientos.",
        "The colour “{0}” cannot be that of two seats.";
    /// Colours that do not follow each other clockwise.
    COLOURS_ORDER = "colours-order",
        "El turno pasa en el sentido de las agujas del reloj, así que los colores tienen que seguirse como alrededor del tablero: red, blue, yellow, green y otra vez red, empezando por cualquiera.",
        "Turns go clockwise, so the colours must follow each other as they do round the board: red, blue, yellow, green, red again, beginning anywhere.";
}
